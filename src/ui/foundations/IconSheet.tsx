import {
  Archive,
  ArrowUpDown,
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  Ellipsis,
  GripVertical,
  Info,
  ListFilter,
  Paperclip,
  Pencil,
  Plus,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react';
import { Icon, type LucideIcon } from '../Icon/Icon';
import * as styles from './foundations.css';

const meanings: [icon: LucideIcon, meaning: string][] = [
  [Plus, 'create'],
  [Pencil, 'edit'],
  [Trash2, 'delete'],
  [Archive, 'archive'],
  [Copy, 'duplicate'],
  [Check, 'chosen, done'],
  [X, 'close, clear'],
  [Search, 'search'],
  [ListFilter, 'filter'],
  [ArrowUpDown, 'move to'],
  [GripVertical, 'drag'],
  [ChevronDown, 'opens below'],
  [ChevronRight, 'opens inside'],
  [Ellipsis, 'more acts'],
  [CalendarDays, 'a day'],
  [Clock, 'an hour'],
  [Paperclip, 'attachment'],
  [Upload, 'send a file'],
  [Download, 'fetch a file'],
  [TriangleAlert, 'attention'],
  [CircleAlert, 'error'],
  [CircleCheck, 'success'],
  [Info, 'good to know'],
  [Bell, 'notices'],
];

/** The icons with an assigned meaning. */
export function IconSheet() {
  return (
    <ul className={`sb-unstyled ${styles.icons}`}>
      {meanings.map(([icon, meaning]) => (
        <li key={meaning} className={styles.iconCell}>
          <Icon icon={icon} />
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}
