import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { inLanguage, sitePages } from './addresses';
import { SiteFrame } from './frame/SiteFrame';
import * as site from './site.css';
import { siteWords } from './words';

/** The not-found page of the public site. */
export function MissingPage() {
  const t = useWords(siteWords);
  const { language } = usePreferences();
  return (
    <SiteFrame page={sitePages.landing}>
      <div className={site.column}>
        <div className={site.hero}>
          <div className={site.opening}>
            <h1 className={site.title}>{t('missingTitle')}</h1>
            <p className={site.lead}>{t('missing')}</p>
            <a className={site.act} href={inLanguage(language, sitePages.landing)}>
              {t('home')}
            </a>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
