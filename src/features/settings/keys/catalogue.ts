/** A command that keys do, wherever it is offered; it is known by the first key that it is born with. */
export interface KeyCommand {
  id: string;
  keys: readonly string[];
  /** As every platform has it: nobody would look for it elsewhere. */
  isFixed?: boolean;
}

/** Every command with its keys, as the pages offer them. A test holds that none is missing. */
export const catalogue = {
  general: [
    { id: 'help', keys: ['?'] },
    { id: 'undo', keys: ['Ctrl+z'] },
    { id: 'redo', keys: ['Ctrl+Shift+z', 'Ctrl+y'] },
    { id: 'sidebar', keys: ['Ctrl+b'], isFixed: true },
  ],
  go: [
    { id: 'home', keys: ['g h'] },
    { id: 'projects', keys: ['g p'] },
    { id: 'myWork', keys: ['g m'] },
    { id: 'finance', keys: ['g f'] },
    { id: 'meetings', keys: ['g r'] },
    { id: 'invitations', keys: ['g i'] },
    { id: 'units', keys: ['g u'] },
    { id: 'admin', keys: ['g a'] },
    { id: 'settings', keys: ['g s'] },
  ],
  list: [
    { id: 'next', keys: ['j', 'ArrowDown'] },
    { id: 'previous', keys: ['k', 'ArrowUp'] },
    { id: 'open', keys: ['Enter'], isFixed: true },
    { id: 'create', keys: ['c'] },
    { id: 'search', keys: ['/'] },
    { id: 'filter', keys: ['f'] },
    { id: 'select', keys: ['x'] },
    { id: 'selectDown', keys: ['Shift+ArrowDown'], isFixed: true },
    { id: 'selectUp', keys: ['Shift+ArrowUp'], isFixed: true },
    { id: 'selectAll', keys: ['Ctrl+a'] },
    { id: 'clear', keys: ['Escape'], isFixed: true },
  ],
  finance: [{ id: 'privacy', keys: ['Ctrl+Shift+h'] }],
  meeting: [{ id: 'nextTopic', keys: ['t'] }],
  step: [
    { id: 'edit', keys: ['e'] },
    { id: 'status', keys: ['s'] },
    { id: 'assignee', keys: ['a'] },
    { id: 'date', keys: ['d'] },
    { id: 'priority', keys: ['p'] },
    { id: 'unfold', keys: ['ArrowRight', 'ArrowLeft'], isFixed: true },
  ],
} as const satisfies Record<string, readonly KeyCommand[]>;

export type KeyGroup = keyof typeof catalogue;

/** All commands, one after the other. */
export const allCommands: readonly KeyCommand[] = Object.values(catalogue).flat();
