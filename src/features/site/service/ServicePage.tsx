import { Check, Plus } from 'lucide-react';
import { Icon } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { inLanguage, servicePage, sitePages } from '../addresses';
import { ContactSection } from '../contact/ContactSection';
import { services } from '../content/services';
import type { Example, Question, ServiceContent, ServiceId } from '../content/types';
import { SiteFrame } from '../frame/SiteFrame';
import * as site from '../site.css';
import * as styles from './service.css';
import { serviceWords } from './words';

/** The page of one service. */
export function ServicePage({ id }: { id: ServiceId }) {
  const { language } = usePreferences();
  const content = services[id][language];
  return (
    <SiteFrame page={servicePage(id)}>
      <div className={site.column}>
        <ServiceHero content={content} />
        <Signs content={content} />
        <Deliverables content={content} />
        <ServiceSteps content={content} />
        <ExampleSection example={content.example} />
        <Needs content={content} />
        <ServiceQuestions questions={content.questions} />
        <ContactSection page={servicePage(id)} service={id} />
      </div>
    </SiteFrame>
  );
}

interface PartProps {
  content: ServiceContent;
}

function ServiceHero({ content: { name, title, lead, steps } }: PartProps) {
  const t = useWords(serviceWords);
  const { language } = usePreferences();
  const landing = inLanguage(language, sitePages.landing);
  return (
    <div className={site.hero}>
      <div className={site.opening}>
        <nav aria-label={t('path')}>
          <ol className={styles.crumbs}>
            <li>
              <a className={styles.crumb} href={landing}>
                {t('home')}
              </a>
            </li>
            <li>
              <a className={styles.crumb} href={`${landing}#services`}>
                {t('services')}
              </a>
            </li>
            <li>
              <span className={styles.crumb} aria-current="page">
                {name}
              </span>
            </li>
          </ol>
        </nav>
        <h1 className={site.title}>{title}</h1>
        <p className={site.lead}>{lead}</p>
        <a className={site.act} href="#contact">
          {t('talk')}
        </a>
      </div>
      <div className={site.sheet}>
        <div className={site.stack}>
          <h2 className={site.pointTitle}>{t('howLong')}</h2>
          <ol className={styles.line}>
            {steps.map((step) => (
              <li key={step.title} className={styles.stop}>
                <span>{step.title}</span>
                <span className={styles.duration}>{step.duration}</span>
              </li>
            ))}
          </ol>
          <a className={site.standingLink} href="#steps">
            {t('seeSteps')}
          </a>
        </div>
      </div>
    </div>
  );
}

function Signs({ content: { signs } }: PartProps) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section} aria-labelledby="signs">
      <div className={site.opening}>
        <h2 id="signs" className={site.heading}>
          {t('signs')}
        </h2>
        <ul className={site.columns}>
          {signs.map(({ title, text }) => (
            <li key={title} className={site.sign}>
              <h3 className={site.pointTitle}>{title}</h3>
              <p className={site.quiet}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Deliverables({ content: { deliverables } }: PartProps) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section} aria-labelledby="deliverables">
      <div className={site.beside}>
        <div className={site.stack}>
          <h2 id="deliverables" className={site.heading}>
            {t('deliverables')}
          </h2>
          <p className={site.quiet}>{t('deliverablesNote')}</p>
        </div>
        <ul className={site.rows}>
          {deliverables.map(({ title, text }) => (
            <li key={title} className={site.row}>
              <h3 className={site.pointTitle}>{title}</h3>
              <p className={site.quiet}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServiceSteps({ content: { steps } }: PartProps) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section} aria-labelledby="steps">
      <div className={site.opening}>
        <div className={site.stack}>
          <h2 id="steps" className={site.heading}>
            {t('steps')}
          </h2>
          <p className={site.quiet}>{t('stepsNote')}</p>
        </div>
        <ol className={site.steps}>
          {steps.map(({ title, duration, text }) => (
            <li key={title} className={site.step}>
              <h3 className={site.pointTitle}>{title}</h3>
              <p className={styles.duration}>{duration}</p>
              <p className={site.quiet}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ExampleSection({ example: { title, text, figures, note } }: { example: Example }) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section} aria-labelledby="example">
      <div className={styles.example}>
        <div className={site.opening}>
          <span className={styles.label}>{t('illustrative')}</span>
          <h2 id="example" className={site.heading}>
            {title}
          </h2>
          <p className={site.text}>{text}</p>
          <p className={site.small}>{t('illustrativeNote')}</p>
        </div>
        <div className={site.stack}>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col" className={styles.figureHead}>
                  {t('figure')}
                </th>
                <th scope="col" className={styles.figureHead}>
                  {t('before')}
                </th>
                <th scope="col" className={styles.figureHead}>
                  {t('after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ label, before, after }) => (
                <tr key={label}>
                  <th scope="row" className={styles.figureName}>
                    {label}
                  </th>
                  <td className={styles.before}>{before}</td>
                  <td className={styles.after}>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={site.small}>{note}</p>
        </div>
      </div>
    </section>
  );
}

function Needs({ content: { needs, techniques, norms } }: PartProps) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section}>
      <div className={site.columns}>
        <div className={site.opening}>
          <h2 className={site.heading}>{t('needs')}</h2>
          <ul className={styles.checks}>
            {needs.map((need) => (
              <li key={need} className={styles.check}>
                <span className={styles.checkIcon}>
                  <Icon icon={Check} />
                </span>
                {need}
              </li>
            ))}
          </ul>
          <h3 className={site.pointTitle}>{t('techniques')}</h3>
          <ul className={styles.tags}>
            {techniques.map((technique) => (
              <li key={technique} className={styles.tag}>
                {technique}
              </li>
            ))}
          </ul>
        </div>
        <div className={site.opening}>
          <h2 className={site.heading}>{t('norms')}</h2>
          <dl className={site.rows}>
            {norms.map(({ title, text }) => (
              <div key={title} className={site.row}>
                <dt className={site.pointTitle}>{title}</dt>
                <dd className={site.quiet}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  const t = useWords(serviceWords);
  return (
    <section className={site.section} aria-labelledby="questions">
      <div className={site.beside}>
        <h2 id="questions" className={site.heading}>
          {t('questions')}
        </h2>
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.asked}>
                {question}
                <span className={styles.plus}>
                  <Icon icon={Plus} />
                </span>
              </summary>
              <p className={`${site.quiet} ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
