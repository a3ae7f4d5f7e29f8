// Run by `scripts/prerender-site.mjs` after the build, in Node: the pages of the public site, as HTML.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider } from '#ui';
import { translator } from '../features/kernel/language';
import { type Language, languages, previewPreferences } from '../features/kernel/preferences';
import { AboutPage } from '../features/site/about/AboutPage';
import { inLanguage, servicePage, sitePages } from '../features/site/addresses';
import { ContactAnswerPage } from '../features/site/contact/ContactAnswerPage';
import { contactWords } from '../features/site/contact/words';
import { about } from '../features/site/content/about';
import { privacy } from '../features/site/content/privacy';
import { services } from '../features/site/content/services';
import { serviceIds } from '../features/site/content/types';
import { LandingPage } from '../features/site/landing/LandingPage';
import { landingWords } from '../features/site/landing/words';
import { MissingPage } from '../features/site/MissingPage';
import { PrivacyPage } from '../features/site/privacy/PrivacyPage';
import { ServicePage } from '../features/site/service/ServicePage';
import { siteWords } from '../features/site/words';

interface Page {
  /** The address in Portuguese. */
  address: string;
  title: (language: Language) => string;
  description: (language: Language) => string;
  element: ReactElement;
  /** JSON-LD for search engines, beside the organization. */
  facts?: (language: Language) => object[];
  /** Not for search engines, nor in the map of the site. */
  isHidden?: boolean;
}

/** The server writes the address at which it is reached in its place. */
const origin = '__SITE_ORIGIN__';
const addressOf = (language: Language, page: string) => `${origin}${inLanguage(language, page)}`;
const named = (name: string) => `${name} · Trama`;

const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Trama',
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
};

const breadcrumbs = (language: Language, name: string, page: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Trama', item: addressOf(language, sitePages.landing) },
    { '@type': 'ListItem', position: 2, name, item: addressOf(language, page) },
  ],
});

const servicePages = serviceIds.map((id): Page => {
  const address = servicePage(id);
  return {
    address,
    title: (language) => named(services[id][language].name),
    description: (language) => services[id][language].description,
    element: <ServicePage id={id} />,
    facts: (language) => {
      const { name, description } = services[id][language];
      const url = addressOf(language, address);
      return [
        { '@type': 'Service', name, description, url, areaServed: 'BR', provider: { '@id': organization['@id'] } },
        breadcrumbs(language, name, address),
      ];
    },
  };
});

const answerPage = (address: string, isSent: boolean): Page => {
  const title = (language: Language) => named(translator(contactWords, language)(isSent ? 'sentTitle' : 'failedTitle'));
  return { address, title, description: title, element: <ContactAnswerPage isSent={isSent} />, isHidden: true };
};

const pages: Page[] = [
  {
    address: sitePages.landing,
    title: (language) => translator(landingWords, language)('documentTitle'),
    description: (language) => translator(landingWords, language)('description'),
    element: <LandingPage />,
  },
  ...servicePages,
  {
    address: sitePages.about,
    title: (language) => named(about[language].title),
    description: (language) => about[language].description,
    element: <AboutPage />,
    facts: (language) => [breadcrumbs(language, about[language].title, sitePages.about)],
  },
  {
    address: sitePages.privacy,
    title: (language) => named(privacy[language].title),
    description: (language) => privacy[language].description,
    element: <PrivacyPage />,
    facts: (language) => [breadcrumbs(language, privacy[language].title, sitePages.privacy)],
  },
  answerPage(sitePages.contactSent, true),
  answerPage(sitePages.contactFailed, false),
  {
    address: '/404',
    title: (language) => named(translator(siteWords, language)('missingTitle')),
    description: (language) => translator(siteWords, language)('missing'),
    element: <MissingPage />,
    isHidden: true,
  },
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
const alternate = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${href}">`;

/** Returns the metadata in the head of a page: title, canonical, alternates, Open Graph and JSON-LD. */
function headOf({ address, title, description, facts, isHidden }: Page, language: Language): string {
  const url = addressOf(language, address);
  const other = language === 'en' ? 'pt_BR' : 'en_US';
  const graph = [organization, ...(facts?.(language) ?? [])];
  const told = [
    `<title>${escaped(title(language))}</title>`,
    meta('description', description(language)),
    property('og:type', 'website'),
    property('og:site_name', 'Trama'),
    property('og:title', title(language)),
    property('og:description', description(language)),
    property('og:url', url),
    property('og:locale', language === 'en' ? 'en_US' : 'pt_BR'),
    property('og:locale:alternate', other),
    property('og:image', `${origin}/site/${language}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title(language)),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (isHidden) return [...told, meta('robots', 'noindex')].join('');
  return [
    ...told,
    `<link rel="canonical" href="${url}">`,
    ...languages.map((each) => alternate(each, addressOf(each, address))),
    alternate('x-default', addressOf('pt-BR', address)),
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

export interface SitePage {
  /** The address at which the server sends it. */
  address: string;
  language: Language;
  head: string;
  body: string;
  isHidden: boolean;
}

/** Every page of the site in each language. */
export const renderSite = (): SitePage[] =>
  pages.flatMap((page) =>
    languages.map((language) => {
      previewPreferences({ language, theme: 'dark' });
      return {
        address: inLanguage(language, page.address),
        language,
        head: headOf(page, language),
        body: renderToStaticMarkup(
          <UiProvider locale={language} navigate={() => {}}>
            {page.element}
          </UiProvider>,
        ),
        isHidden: page.isHidden ?? false,
      };
    }),
  );
