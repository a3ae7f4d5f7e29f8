import { documentVersions } from '#domain/documents';
import { TextArea, TextField } from '#ui';
import * as field from '#ui/Field/Field.css';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { contactAction, inLanguage, sitePages } from '../addresses';
import { services } from '../content/services';
import { type ServiceId, serviceIds } from '../content/types';
import * as site from '../site.css';
import * as styles from './contact.css';
import { contactWords } from './words';

interface ContactSectionProps {
  /** The page it stands on: the lead says where it came from. */
  page: string;
  /** The service that is chosen to begin with. */
  service?: ServiceId;
}

/**
 * The contact form. The browser sends it by itself; with JavaScript `site.js` sends it and says on the spot how that went.
 */
export function ContactSection({ page, service }: ContactSectionProps) {
  const t = useWords(contactWords);
  const { language } = usePreferences();
  return (
    <section id="contact" className={site.section} aria-labelledby="contact-title">
      <div className={site.beside}>
        <div className={site.opening}>
          <h2 id="contact-title" className={site.heading}>
            {t('title')}
          </h2>
          <p className={site.quiet}>{t('lead')}</p>
          <h3 className={site.pointTitle}>{t('next')}</h3>
          <ol className={styles.order}>
            {(['next1', 'next2', 'next3'] as const).map((id) => (
              <li key={id} className={site.quiet}>
                {t(id)}
              </li>
            ))}
          </ol>
        </div>
        <form className={`${site.sheet} ${styles.form}`} method="post" action={contactAction} data-contact>
          <div className={styles.pair}>
            <TextField label={t('name')} name="name" autoComplete="name" isRequired maxLength={120} />
            <TextField label={t('email')} name="email" type="email" autoComplete="email" isRequired maxLength={254} />
            <TextField
              label={t('company')}
              name="company"
              autoComplete="organization"
              maxLength={120}
              note={t('optional')}
            />
            <TextField
              label={t('phone')}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={30}
              note={t('optional')}
            />
          </div>
          <div className={field.field}>
            <label className={field.label} htmlFor="contact-service">
              {t('service')}
            </label>
            <div className={field.box}>
              <select id="contact-service" name="service" className={styles.select} defaultValue={service ?? 'other'}>
                {serviceIds.map((id) => (
                  <option key={id} value={id} className={styles.option}>
                    {services[id][language].name}
                  </option>
                ))}
                <option value="other" className={styles.option}>
                  {t('otherService')}
                </option>
              </select>
            </div>
          </div>
          <TextArea label={t('message')} name="message" isRequired minLength={10} maxLength={4000} rows={6} />
          <div className={styles.trap} aria-hidden="true">
            <label>
              {t('website')}
              <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </div>
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="notice_version" value={documentVersions.privacy} />
          <label className={styles.consent}>
            <input type="checkbox" name="marketing" value="true" className={styles.tick} />
            {t('marketing')}
          </label>
          <p className={site.small}>
            {t('notice')}{' '}
            <a className={site.link} href={inLanguage(language, sitePages.privacy)}>
              {t('noticeLink')}
            </a>
            .
          </p>
          <div className={site.acts}>
            <button type="submit" className={site.act} data-busy={t('sending')}>
              {t('send')}
            </button>
          </div>
          <div
            role="status"
            data-result
            data-sent={t('sent')}
            data-failed={t('failedHere')}
            className={styles.result}
            hidden
          />
        </form>
      </div>
    </section>
  );
}
