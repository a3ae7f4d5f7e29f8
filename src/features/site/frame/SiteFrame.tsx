import { ChevronDown, Menu, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import { useWords } from '../../kernel/language';
import { type Language, usePreferences } from '../../kernel/preferences';
import { paths } from '../../paths';
import { inLanguage, servicePage, sitePages } from '../addresses';
import { services } from '../content/services';
import { serviceIds } from '../content/types';
import * as site from '../site.css';
import * as styles from './frame.css';
import { frameWords } from './words';

interface SiteFrameProps {
  /** The page's address in Portuguese. */
  page: string;
  children: ReactNode;
}

/** The header and footer of the public site around a page. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  const t = useWords(frameWords);
  const { language } = usePreferences();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader page={page} language={language} />
      <p className={styles.notice} role="status" data-left hidden>
        {t('left')}
      </p>
      <main id="content" className={site.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter page={page} language={language} />
    </>
  );
}

interface PartProps {
  page: string;
  language: Language;
}

const currentOf = (page: string, of: string) => (page === of ? 'page' : undefined);

function SiteHeader({ page, language }: PartProps) {
  const t = useWords(frameWords);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href={inLanguage(language, sitePages.landing)}>
          <img src="/icon.svg" alt="" width={24} height={24} />
          Trama
        </a>
        <nav className={styles.nav} aria-label={t('navigation')}>
          <details className={styles.menu} data-menu>
            <summary className={styles.menuButton}>
              {t('services')}
              <span className={styles.arrow}>
                <Icon icon={ChevronDown} size="s" />
              </span>
            </summary>
            <div className={styles.panel}>
              <ServiceList page={page} language={language} />
            </div>
          </details>
          <a
            className={styles.item}
            href={inLanguage(language, sitePages.about)}
            aria-current={currentOf(page, sitePages.about)}
          >
            {t('about')}
          </a>
        </nav>
        <div className={styles.end} data-bar>
          <ThemeButton />
          <span className={styles.onWide}>
            <OtherLanguage page={page} language={language} />
          </span>
          <span className={styles.onWide} data-visitor>
            <a className={styles.item} href={paths.login()}>
              {t('signIn')}
            </a>
          </span>
          <a className={styles.signUp} href={paths.signUp()} data-visitor>
            {t('signUp')}
          </a>
          <a className={styles.signUp} href={paths.home()} data-member hidden>
            {t('open')}
          </a>
          <NarrowMenu page={page} language={language} />
        </div>
      </div>
    </header>
  );
}

function NarrowMenu({ page, language }: PartProps) {
  const t = useWords(frameWords);
  return (
    <details className={styles.narrowMenu} data-menu>
      <summary className={styles.menuButton}>
        <Icon icon={Menu} />
        {t('menu')}
      </summary>
      <nav className={styles.narrowPanel} aria-label={t('navigation')}>
        <ServiceList page={page} language={language} />
        <div className={site.acts}>
          <a className={styles.signUp} href={paths.signUp()} data-visitor>
            {t('signUp')}
          </a>
          <a className={styles.signUp} href={paths.home()} data-member hidden>
            {t('open')}
          </a>
          <a className={styles.item} href={inLanguage(language, sitePages.about)}>
            {t('about')}
          </a>
          <a className={styles.item} href={paths.login()} data-visitor>
            {t('signIn')}
          </a>
          <OtherLanguage page={page} language={language} />
        </div>
      </nav>
    </details>
  );
}

function ServiceList({ page, language }: PartProps) {
  return (
    <ul className={styles.services}>
      {serviceIds.map((id) => {
        const { name, summary } = services[id][language];
        return (
          <li key={id}>
            <a
              className={styles.service}
              href={inLanguage(language, servicePage(id))}
              aria-current={currentOf(page, servicePage(id))}
            >
              <span className={styles.serviceName}>{name}</span>
              <span className={site.small}>{summary}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The same page in the other language. */
function OtherLanguage({ page, language }: PartProps) {
  const other = language === 'en' ? 'pt-BR' : 'en';
  return (
    <a className={styles.item} href={inLanguage(other, page)} lang={other} hrefLang={other} data-language={other}>
      {other === 'en' ? 'English' : 'Português'}
    </a>
  );
}

/** Changes the theme, which takes JavaScript: `site.js` shows it. */
function ThemeButton() {
  const t = useWords(frameWords);
  return (
    <button type="button" className={styles.item} data-theme-button hidden aria-label={t('theme')}>
      <span data-theme-icon="dark">
        <Icon icon={Sun} />
      </span>
      <span data-theme-icon="light">
        <Icon icon={Moon} />
      </span>
    </button>
  );
}

function SiteFooter({ page, language }: PartProps) {
  const t = useWords(frameWords);
  const company = [
    { href: inLanguage(language, sitePages.about), label: t('about') },
    { href: inLanguage(language, sitePages.privacy), label: t('privacy') },
    { href: `${inLanguage(language, sitePages.landing)}#contact`, label: t('contact') },
  ];
  const product = [
    { href: paths.login(), label: t('signIn') },
    { href: paths.signUp(), label: t('signUp') },
    { href: '/docs/', label: t('docs') },
    { href: '/api-reference', label: t('api') },
  ];
  return (
    <footer className={styles.footer}>
      <div className={site.column}>
        <div className={styles.footerColumns}>
          <div className={site.stack}>
            <a className={styles.brand} href={inLanguage(language, sitePages.landing)}>
              <img src="/icon.svg" alt="" width={24} height={24} />
              Trama
            </a>
            <p className={site.small}>{t('tagline')}</p>
            <OtherLanguage page={page} language={language} />
          </div>
          <FooterList
            title={t('services')}
            links={serviceIds.map((id) => ({
              href: inLanguage(language, servicePage(id)),
              label: services[id][language].name,
            }))}
          />
          <FooterList title={t('company')} links={company} />
          <FooterList title={t('product')} links={product} />
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <nav className={site.stack} aria-label={title}>
      <h2 className={styles.footerTitle}>{title}</h2>
      <ul className={styles.footerList}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.footerLink} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
