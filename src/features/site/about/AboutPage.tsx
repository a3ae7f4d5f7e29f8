import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { sitePages } from '../addresses';
import { ContactSection } from '../contact/ContactSection';
import { about } from '../content/about';
import { SiteFrame } from '../frame/SiteFrame';
import * as site from '../site.css';
import { aboutWords } from './words';

/** Who the company is and how it works. */
export function AboutPage() {
  const t = useWords(aboutWords);
  const { language } = usePreferences();
  const { title, lead, principles, how, product } = about[language];
  return (
    <SiteFrame page={sitePages.about}>
      <div className={site.column}>
        <div className={site.hero}>
          <div className={site.opening}>
            <p className={site.eyebrow}>{t('eyebrow')}</p>
            <h1 className={site.title}>{title}</h1>
            <p className={site.lead}>{lead}</p>
          </div>
        </div>
        <section className={site.section} aria-labelledby="principles">
          <div className={site.beside}>
            <h2 id="principles" className={site.heading}>
              {t('principles')}
            </h2>
            <ul className={site.rows}>
              {principles.map((point) => (
                <li key={point.title} className={site.row}>
                  <h3 className={site.pointTitle}>{point.title}</h3>
                  <p className={site.quiet}>{point.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className={site.section} aria-labelledby="how">
          <div className={site.opening}>
            <h2 id="how" className={site.heading}>
              {t('how')}
            </h2>
            <ol className={site.steps}>
              {how.map((point) => (
                <li key={point.title} className={site.step}>
                  <h3 className={site.pointTitle}>{point.title}</h3>
                  <p className={site.quiet}>{point.text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className={site.section} aria-labelledby="product">
          <div className={site.beside}>
            <h2 id="product" className={site.heading}>
              {product.title}
            </h2>
            <p className={site.lead}>{product.text}</p>
          </div>
        </section>
        <ContactSection page={sitePages.about} />
      </div>
    </SiteFrame>
  );
}
