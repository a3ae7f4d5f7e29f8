import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, Weave } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { paths } from '../../paths';
import { inLanguage, servicePage, sitePages } from '../addresses';
import { ContactSection } from '../contact/ContactSection';
import { services } from '../content/services';
import { serviceIds } from '../content/types';
import { SiteFrame } from '../frame/SiteFrame';
import { MyDay } from '../showcase/MyDay';
import { ProjectWindow } from '../showcase/ProjectWindow';
import { StepsBoard } from '../showcase/StepsBoard';
import { Ticking } from '../showcase/Ticking';
import * as site from '../site.css';
import * as styles from './landing.css';
import { landingWords } from './words';

/** The landing page: services, the product in pictures, and how to begin. */
export function LandingPage() {
  return (
    <SiteFrame page={sitePages.landing}>
      <div className={site.column}>
        <LandingHero />
        <Services />
        <Product />
        <Areas />
        <Begin />
        <ContactSection page={sitePages.landing} />
      </div>
    </SiteFrame>
  );
}

/** A part of the product to look at: real components that cannot be used here. */
function ProductPicture({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <figure className={className ?? styles.piece} role="img" aria-label={label}>
      <div inert>{children}</div>
    </figure>
  );
}

function LandingHero() {
  const t = useWords(landingWords);
  return (
    <div className={styles.hero}>
      <div className={site.opening}>
        <h1 className={site.title}>{t('title')}</h1>
        <p className={site.lead}>{t('lead')}</p>
        <div className={site.acts}>
          <a className={site.act} href="#contact">
            {t('talk')}
          </a>
          <a className={site.otherAct} href={paths.signUp()}>
            {t('signUp')}
          </a>
        </div>
      </div>
      <div className={site.stack}>
        <ProductPicture label={t('window')} className={styles.stage}>
          <Weave kind="cloth" />
          <div className={styles.window}>
            <ProjectWindow />
          </div>
        </ProductPicture>
        <p className={site.small}>{t('sample')}</p>
      </div>
    </div>
  );
}

function Services() {
  const t = useWords(landingWords);
  const { language } = usePreferences();
  return (
    <section id="services" className={site.section} aria-labelledby="services-title">
      <div className={site.opening}>
        <div className={site.stack}>
          <h2 id="services-title" className={site.heading}>
            {t('servicesTitle')}
          </h2>
          <p className={site.quiet}>{t('servicesLead')}</p>
        </div>
        <ul className={styles.services}>
          {serviceIds.map((id) => {
            const { name, summary } = services[id][language];
            return (
              <li key={id}>
                <a className={styles.service} href={inLanguage(language, servicePage(id))}>
                  <span className={`${site.pointTitle} ${styles.arrow}`}>
                    {name}
                    <span className={styles.arrowIcon}>
                      <Icon icon={ArrowRight} />
                    </span>
                  </span>
                  <span className={site.small}>{summary}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const scenes = [
  { id: 'day', Piece: MyDay, shape: 'beside' },
  { id: 'ticking', Piece: Ticking, shape: 'turned' },
  { id: 'board', Piece: StepsBoard, shape: 'below' },
] as const;

function Product() {
  const t = useWords(landingWords);
  return (
    <section className={site.section} aria-labelledby="product-title">
      <div className={styles.scenes}>
        <div className={site.stack}>
          <h2 id="product-title" className={site.heading}>
            {t('productTitle')}
          </h2>
          <p className={site.quiet}>{t('productLead')}</p>
        </div>
        {scenes.map(({ id, Piece, shape }) => (
          <div key={id} className={styles.scene({ shape })}>
            <div className={styles.said({ shape })}>
              <p className={site.eyebrow}>{t(`${id}.who`)}</p>
              <h3 className={site.heading}>{t(`${id}.title`)}</h3>
              <p className={site.quiet}>{t(`${id}.text`)}</p>
            </div>
            <ProductPicture label={t(`${id}.title`)}>
              <Piece />
            </ProductPicture>
          </div>
        ))}
      </div>
    </section>
  );
}

const areas = ['projects', 'finance', 'meetings', 'units', 'access', 'api'] as const;

function Areas() {
  const t = useWords(landingWords);
  return (
    <section className={site.section} aria-labelledby="areas-title">
      <div className={site.opening}>
        <h2 id="areas-title" className={site.heading}>
          {t('areasTitle')}
        </h2>
        <ul className={styles.areas}>
          {areas.map((id) => (
            <li key={id} className={site.sign}>
              <h3 className={site.pointTitle}>{t(`areas.${id}.title`)}</h3>
              <p className={site.eyebrow}>{t(`areas.${id}.who`)}</p>
              <p className={site.quiet}>{t(`areas.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const beginning = ['talk', 'visit', 'project'] as const;

function Begin() {
  const t = useWords(landingWords);
  return (
    <section className={site.section} aria-labelledby="begin-title">
      <div className={site.opening}>
        <h2 id="begin-title" className={site.heading}>
          {t('beginTitle')}
        </h2>
        <ol className={site.steps}>
          {beginning.map((id) => (
            <li key={id} className={site.step}>
              <h3 className={site.pointTitle}>{t(`begin.${id}.title`)}</h3>
              <p className={site.quiet}>{t(`begin.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
