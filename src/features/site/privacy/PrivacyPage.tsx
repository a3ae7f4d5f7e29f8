import type { ReactNode } from 'react';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { sitePages } from '../addresses';
import { privacy } from '../content/privacy';
import type { PrivacyContent } from '../content/types';
import { SiteFrame } from '../frame/SiteFrame';
import * as site from '../site.css';
import * as styles from './privacy.css';
import { privacyWords } from './words';

type Section = PrivacyContent['sections'][number];

/** The server writes the contact of the installation in its place. */
const contactPlace = '{contact}';

/** A paragraph in which the place of the contact is marked. */
function withContact(text: string): ReactNode {
  const [before, ...after] = text.split(contactPlace);
  if (after.length === 0) return text;
  return [before, ...after].flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    index === 0 ? [part] : [<span key={index}>__SITE_CONTACT__</span>, part],
  );
}

/** The privacy notice. */
export function PrivacyPage() {
  const t = useWords(privacyWords);
  const { language } = usePreferences();
  const { day } = useFormats();
  const { title, version, intro, sections } = privacy[language];
  return (
    <SiteFrame page={sitePages.privacy}>
      <div className={site.column}>
        <div className={site.hero}>
          <div className={site.opening}>
            <h1 className={site.title}>{title}</h1>
            <p className={site.lead}>{withContact(intro)}</p>
            <p className={site.small}>{t('version', { day: day(version) })}</p>
          </div>
        </div>
        <div className={`${site.section} ${site.beside}`}>
          <div>
            <nav className={styles.contents} aria-label={t('contents')}>
              {sections.map(({ id, title: name }) => (
                <a key={id} className={site.standingLink} href={`#${id}`}>
                  {name}
                </a>
              ))}
            </nav>
          </div>
          <div className={styles.sections}>
            {sections.map((section) => (
              <NoticeSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}

const facts = ['data', 'basis', 'retention', 'sharing'] as const;

function NoticeSection({ section: { id, title, paragraphs, rows = [] } }: { section: Section }) {
  const t = useWords(privacyWords);
  return (
    <section className={site.stack} aria-labelledby={id}>
      <h2 id={id} className={site.heading}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={site.text}>
          {withContact(paragraph)}
        </p>
      ))}
      {rows.map((row) => (
        <div key={row.purpose} className={styles.purpose}>
          <h3 className={site.pointTitle}>{row.purpose}</h3>
          <dl className={site.stack}>
            {facts.map((fact) => (
              <div key={fact} className={styles.fact}>
                <dt className={site.small}>{t(fact)}</dt>
                <dd>{row[fact]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
