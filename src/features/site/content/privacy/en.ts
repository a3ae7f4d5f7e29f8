import { documentVersions } from '#domain/documents';
import type { PrivacyContent } from '../types';

export default {
  title: 'Privacy notice',
  version: documentVersions.privacy,
  description:
    'Which personal data Trama’s website and workspace process, why, for how long, who sees it, and how to use your rights under Brazil’s LGPD.',
  intro:
    'This notice says which personal data is processed on Trama’s public website and in its workspace, why, for how long, and how to use your rights. It follows Brazil’s data-protection law (Lei Geral de Proteção de Dados, LGPD, Law 13,709/2018). Article numbers below refer to that law.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible for your data',
      paragraphs: [
        'The controller, meaning whoever decides why and how data is processed, is the company that operates this installation of Trama.',
        'To reach it or its data protection officer (DPO, “encarregado” in the law), write to {contact}.',
      ],
    },
    {
      id: 'contact-form',
      title: 'The website’s contact form',
      paragraphs: [
        'Filling in the form is up to you. We need your name, email, and message to answer; phone and company only if you give them. Please do not put passwords, documents, or sensitive data in the message.',
      ],
      rows: [
        {
          purpose: 'Answering you and preparing a proposal',
          data: 'Name, email, phone and company (if given), service of interest, message, the page you came from, language, and the version of this notice',
          basis: 'Steps before a contract, at your request (article 7, V)',
          retention:
            '12 months after the last contact, then anonymized. If it becomes a contract, for as long as the contract and legal duties require',
          sharing: 'The people who handle business inquiries and have permission to see them',
        },
        {
          purpose: 'Confirming by email that your message arrived',
          data: 'Email and language',
          basis: 'Steps before a contract (article 7, V)',
          retention: 'Deleted from the sending queue about a day after it is sent',
          sharing: 'The email service hired by the company that operates the installation',
        },
        {
          purpose: 'Sending you news, only if you check that option',
          data: 'Name, email, and the record of your consent',
          basis: 'Consent (article 7, I), which you can withdraw at any time',
          retention: 'Until you withdraw consent or the contact is anonymized, whichever comes first',
          sharing: 'The email service hired by the company that operates the installation',
        },
        {
          purpose: 'Holding back automated submissions',
          data: 'IP address and time of submission',
          basis: 'Legitimate interest in protecting the site (article 7, IX)',
          retention: 'The submission counter, about a day; the server’s technical log, as in the next section',
          sharing: 'Whoever maintains the server',
        },
      ],
    },
    {
      id: 'workspace',
      title: 'Workspace accounts',
      paragraphs: [
        'The workspace is for people with an account. Periods given in days are the system’s defaults and apply unless the company that operates this installation has set others.',
      ],
      rows: [
        {
          purpose: 'Creating and keeping your account',
          data: 'Name and email; phone, job title, CPF (the Brazilian taxpayer number), and picture, if given; roles and units; preferences; your password, kept only as a hash, a code that cannot be turned back into it',
          basis:
            'Performance of a contract (article 7, V) or, when you use Trama on behalf of a company, legitimate interest (article 7, IX)',
          retention:
            'As long as the account exists. When it is deleted, this data is erased, and the name becomes “Conta excluída” (deleted account)',
          sharing:
            'People in the same projects and units, and administrators. The whole CPF is shown only to people with that permission',
        },
        {
          purpose: 'Signing in and protecting the account',
          data: 'Sessions, with IP address and browser; verification codes; attempt counters; devices you have signed in on, by a hash',
          basis:
            'Legitimate interest in security (article 7, IX) and the legal duty to keep access records (article 7, II; Marco Civil da Internet, Brazil’s internet law, article 15)',
          retention:
            'Sessions: end after 7 days without use or 30 in all, and their record is deleted about 8 days after the last use. Codes and attempt counters: about a day. Devices: 180 days without use',
          sharing:
            'You and user administrators; email and text-message services; Google, Microsoft, or GitHub, if you sign in with them',
        },
        {
          purpose: 'Logging what was done',
          data: 'Who did what, to which item, the change, the time, and the IP address, including sign-ins, sign-outs, and refused access',
          basis:
            'Legitimate interest in security and accountability (article 7, IX); for access records, legal duty (article 7, II)',
          retention:
            '730 days. If the account is deleted sooner, your name leaves the log, and the IP address stays until then',
          sharing:
            'Members of a project see what was done in it. Sign-ins and IP addresses are for people with audit permission only',
        },
        {
          purpose: 'Working on projects, meetings, and finances',
          data: 'Steps, comments, files, invitations, meetings, and replies; data on clients, contacts, guests, and transactions, including people without an account',
          basis:
            'Performance of a contract (article 7, V), legitimate interest (article 7, IX), and, for tax and accounting records, legal duty (article 7, II)',
          retention:
            'As long as the project or record exists. What you did with others stays after your account is deleted, without your name as its author',
          sharing:
            'According to the permissions of each project, unit, and meeting. Meeting guests get the meeting’s details by email',
        },
        {
          purpose: 'Notifying you',
          data: 'Notifications, the email digest, emails, and text messages',
          basis: 'Performance of a contract (article 7, V) or legitimate interest (article 7, IX)',
          retention: 'Notifications: 180 days. Messages sent: about a day in the sending queue',
          sharing: 'Email and text-message services hired by the company that operates the installation',
        },
        {
          purpose: 'Keeping meetings in step with Google Calendar, when you connect it',
          data: 'Events, guests, and replies in the calendars you choose; Google’s authorization, kept encrypted',
          basis: 'Consent (article 7, I): you connect and disconnect as you like',
          retention:
            'Until you disconnect: the authorization is revoked at Google and deleted here, and meetings already brought in stay. If your account is deleted, all of it is deleted here; remove the access in your Google account as well',
          sharing: 'Google, and the people in each meeting, according to its privacy setting',
        },
        {
          purpose: 'Keeping the server running',
          data: 'A technical log: IP address, kind of request, time, outcome, and your account’s identifier, without name, email, or password',
          basis:
            'Legitimate interest in security (article 7, IX) and legal duty (article 7, II; Marco Civil da Internet, article 15)',
          retention: 'As set by the company that operates this installation; ask at the contact above',
          sharing: 'Whoever maintains the server',
        },
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'Only what the site and the workspace need to work. There is no advertising and no third-party analytics, which is why there is no cookie banner.',
        'Local storage holds your language, your theme, and, once you sign in, session tokens, shortcuts, list layouts, and the last project you opened. Drafts stay in the browser until you send them or sign out.',
        'There are at most three cookies, all of this installation’s own: one remembers for 180 days that your account has signed in on this device, so that other people’s attempts cannot lock you out; one lasts 10 minutes while you sign in with Google, Microsoft, or GitHub; and one remembers for 7 days whether the side menu is open.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who data is shared with',
      paragraphs: [
        'Nothing is sold or used for advertising. Besides the people named in the tables, data passes through the hosting, email, and text-message services hired by the company that operates this installation, which process it on that company’s behalf.',
        'Data may also be handed to authorities when the law or a court order requires it.',
        'Administrators with permission can view the workspace as another person to give support, for 10 minutes and without changing anything. The beginning and end are kept in the activity log.',
      ],
    },
    {
      id: 'transfer',
      title: 'Transfers to other countries',
      paragraphs: [
        'Data leaves Brazil if this installation or its email and text-message services are hosted abroad, or if you use an integration from abroad: Google Calendar, when you connect it, and sign-in with Google, Microsoft, or GitHub.',
        'When that happens, the transfer rests on one of the cases in article 33, such as the standard clauses of Resolution CD/ANPD 19/2024. To learn the countries, services, and clauses of this installation, write to {contact}.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights and how to use them',
      paragraphs: [
        'Under article 18, you may: confirm whether your data is processed; see it; correct it; ask for excessive or unlawfully processed data to be anonymized, blocked, or erased; take your data to another service; erase what depends on your consent; learn who it was shared with; learn what happens if you do not consent; withdraw consent; and object to unlawful use.',
        'If you have an account: in Settings › My Account, under Privacy, you can download your data as JSON or CSV and make a request. The answer comes within 15 days, by email and on the same page. The file holds up to 1,000 rows of each part; if there are more, ask for the rest there.',
        'If you do not have an account: write to {contact}, saying what you want and which email address you wrote from. We may ask for something that confirms who you are. The limit is also 15 days.',
        'When an account is deleted, your name, your contact details, and your ways of signing in are erased. Text other people wrote that spells out your name does not change by itself; ask for it to be corrected. Backups hold data until they are replaced. Requests and answers are kept as long as the account exists.',
        'No decision about you is made by machine alone. If our answer does not satisfy you, you may complain to ANPD, Brazil’s data-protection authority.',
      ],
    },
    {
      id: 'security',
      title: 'How data is protected',
      paragraphs: [
        'The connection is encrypted (HTTPS). Passwords are kept only as a hash (Argon2id), and so are session tokens and verification codes. Google authorizations are encrypted with AES-256-GCM.',
        'People see and do what their permissions allow. There is two-step verification, a limit on sign-in attempts, and an activity log that cannot be edited, except to remove text: of deleted accounts and comments, and of meetings that become private.',
      ],
    },
    {
      id: 'incidents',
      title: 'If there is an incident',
      paragraphs: [
        'If an incident could put you at significant risk or cause you significant harm, the company that operates this installation tells you and ANPD within three business days of learning that it affected personal data (article 48; Resolution CD/ANPD 15/2024). The message says which data, which risks, and what was done.',
        'If you notice something odd, write to {contact}.',
      ],
    },
    {
      id: 'children',
      title: 'People under 18',
      paragraphs: [
        'The site and the workspace are for professional use and not meant for people under 18. If we learn that we received a minor’s data, we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      paragraphs: [
        'This is the version of November 29, 2026. When the notice changes, so does the date. If a change affects your rights or the use of your data, the company that operates this installation tells people with an account.',
      ],
    },
  ],
} satisfies PrivacyContent;
