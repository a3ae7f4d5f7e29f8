import {
  Building2,
  CalendarDays,
  FolderKanban,
  House,
  KeyRound,
  ListTodo,
  type LucideIcon,
  Mail,
  Settings,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import type { PermissionCode } from '#domain/permissions';
import { paths } from '../features/paths';
import type { words } from './words';

interface Place {
  id: string;
  word: keyof (typeof words)['pt-BR'];
  href: string;
  icon: LucideIcon;
  permission?: PermissionCode;
  /** Whether only members find anything there: people with a role, a unit or a project. */
  isForMembers?: boolean;
  /** The letter that goes there after G. */
  letter?: string;
  children?: Omit<Place, 'icon' | 'children' | 'letter'>[];
}

/** The side navigation: each place with the permission it asks for (specification, section 2). */
export const places: Place[] = [
  { id: 'home', word: 'home', href: paths.home(), letter: 'h', icon: House },
  { id: 'my-work', word: 'myWork', href: paths.myWork(), letter: 'm', icon: ListTodo, permission: 'view:projects' },
  {
    id: 'projects',
    word: 'projects',
    href: paths.projects(),
    letter: 'p',
    icon: FolderKanban,
    permission: 'view:projects',
    children: [
      { id: 'all-projects', word: 'allProjects', href: paths.projects() },
      { id: 'create-project', word: 'createProject', href: paths.createProject(), permission: 'create:projects' },
    ],
  },
  {
    id: 'finance',
    word: 'finance',
    href: paths.finance(),
    letter: 'f',
    icon: Wallet,
    permission: 'view:finance',
    children: [
      {
        id: 'finance-dashboard',
        word: 'financeDashboard',
        href: paths.finance(),
        permission: 'view:finance_transactions',
      },
      { id: 'accounts', word: 'accounts', href: paths.accounts(), permission: 'view:finance_accounts' },
      {
        id: 'transactions',
        word: 'transactions',
        href: paths.transactions(),
        permission: 'view:finance_transactions',
      },
      { id: 'categories', word: 'categories', href: paths.categories(), permission: 'view:finance_transactions' },
      { id: 'clients', word: 'clients', href: paths.clients(), permission: 'view:finance_clients' },
    ],
  },
  {
    id: 'meetings',
    word: 'meetings',
    href: paths.meetings(),
    letter: 'r',
    icon: CalendarDays,
    isForMembers: true,
    children: [
      { id: 'all-meetings', word: 'allMeetings', href: paths.meetings() },
      { id: 'meeting-calendar', word: 'meetingCalendar', href: paths.meetingCalendar() },
      { id: 'calendar-sync', word: 'calendarSync', href: paths.calendarSync() },
      { id: 'import-meetings', word: 'importMeetings', href: paths.importMeetings() },
      { id: 'create-meeting', word: 'createMeeting', href: paths.createMeeting() },
    ],
  },
  {
    id: 'users',
    word: 'users',
    href: paths.users(),
    letter: 'e',
    icon: Users,
    permission: 'view:users',
    children: [{ id: 'manage-users', word: 'manageUsers', href: paths.users() }],
  },
  // Whoever is invited may have no permission at all before accepting.
  { id: 'invitations', word: 'invitations', href: paths.invitations(), letter: 'i', icon: Mail },
  { id: 'units', word: 'units', href: paths.units(), letter: 'u', icon: Building2, isForMembers: true },
  {
    id: 'admin',
    word: 'admin',
    href: paths.adminUnits(),
    letter: 'a',
    icon: ShieldCheck,
    permission: 'view:units',
    children: [
      { id: 'admin-home', word: 'overview', href: paths.admin(), permission: 'view:admin' },
      { id: 'admin-units', word: 'units', href: paths.adminUnits() },
      { id: 'user-units', word: 'userUnits', href: paths.userUnits(), permission: 'view:user_units' },
      { id: 'leads', word: 'leads', href: paths.leads(), permission: 'view:leads' },
      { id: 'wabas', word: 'wabas', href: paths.wabas(), permission: 'view:wabas' },
      { id: 'audit', word: 'audit', href: paths.audit(), permission: 'view:audit' },
      {
        id: 'privacy-requests',
        word: 'privacyRequests',
        href: paths.privacyRequests(),
        permission: 'manage:users',
      },
    ],
  },
  {
    id: 'rbac',
    word: 'rbac',
    href: paths.rbac(),
    icon: KeyRound,
    permission: 'view:rbac',
    children: [
      { id: 'access', word: 'access', href: paths.rbac() },
      { id: 'access-people', word: 'accessPeople', href: paths.rbacPeople() },
    ],
  },
  {
    id: 'settings',
    word: 'settings',
    href: paths.security(),
    letter: 's',
    icon: Settings,
    // One's own password, sessions and keys ask for no code.
    children: [
      { id: 'all-settings', word: 'allSettings', href: paths.settings(), permission: 'view:settings' },
      { id: 'profile', word: 'profile', href: paths.profile(), permission: 'view:profile' },
      { id: 'account', word: 'account', href: paths.account() },
      { id: 'security', word: 'security', href: paths.security() },
      { id: 'keys', word: 'keys', href: paths.keys() },
    ],
  },
];

/** Returns the places that a person may open, each with the children that they may open. */
export const placesFor = (holds: (code: string) => boolean, isMember: boolean): Place[] => {
  const open = ({ permission, isForMembers }: Pick<Place, 'permission' | 'isForMembers'>) =>
    (!permission || holds(permission)) && (!isForMembers || isMember);
  return places.filter(open).map((place) => ({ ...place, children: place.children?.filter(open) }));
};
