import { FolderKanban, House, ListTodo, type LucideIcon, Mail, Settings } from 'lucide-react';
import type { PermissionCode } from '#domain/permissions';
import { paths } from '../features/paths';
import type { words } from './words';

interface Place {
  id: string;
  word: keyof (typeof words)['pt-BR'];
  href: string;
  icon: LucideIcon;
  permission?: PermissionCode;
  children?: Omit<Place, 'icon' | 'children'>[];
}

/** The side navigation: each place with the permission it asks for (specification, section 2). */
export const places: Place[] = [
  { id: 'home', word: 'home', href: paths.home(), icon: House, permission: 'view:dashboard' },
  { id: 'my-work', word: 'myWork', href: paths.myWork(), icon: ListTodo, permission: 'view:projects' },
  {
    id: 'projects',
    word: 'projects',
    href: paths.projects(),
    icon: FolderKanban,
    permission: 'view:projects',
    children: [
      { id: 'all-projects', word: 'allProjects', href: paths.projects() },
      { id: 'create-project', word: 'createProject', href: paths.createProject(), permission: 'create:projects' },
    ],
  },
  // Whoever is invited may have no permission at all before accepting.
  { id: 'invitations', word: 'invitations', href: paths.invitations(), icon: Mail },
  {
    id: 'settings',
    word: 'settings',
    href: paths.security(),
    icon: Settings,
    permission: 'view:settings',
    children: [{ id: 'security', word: 'security', href: paths.security(), permission: 'view:security' }],
  },
];

/** The places that somebody may open, each with the children they may open. */
export const placesFor = (can: (code: string) => boolean): Place[] => {
  const open = (place: { permission?: PermissionCode }) => !place.permission || can(place.permission);
  return places.filter(open).map((place) => ({ ...place, children: place.children?.filter(open) }));
};
