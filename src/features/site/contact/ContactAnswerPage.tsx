import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { inLanguage, sitePages } from '../addresses';
import { SiteFrame } from '../frame/SiteFrame';
import * as site from '../site.css';
import { contactWords } from './words';

/** The page after the contact form was posted without JavaScript. */
export function ContactAnswerPage({ isSent }: { isSent: boolean }) {
  const t = useWords(contactWords);
  const { language } = usePreferences();
  return (
    <SiteFrame page={isSent ? sitePages.contactSent : sitePages.contactFailed}>
      <div className={site.column}>
        <div className={site.hero}>
          <div className={site.opening}>
            <h1 className={site.title}>{t(isSent ? 'sentTitle' : 'failedTitle')}</h1>
            <p className={site.lead}>{t(isSent ? 'sent' : 'failed')}</p>
            <a className={site.act} href={inLanguage(language, sitePages.landing)}>
              {t('back')}
            </a>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
