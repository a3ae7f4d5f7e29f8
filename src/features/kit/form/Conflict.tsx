import { Suspense } from 'react';
import { lazyComponent } from '../../kernel/lazy-component';
import type { EntityForm } from './use-entity-form';
import type { Versions as VersionsOf } from './Versions';

// Only who was slower than somebody else needs it.
const Versions = lazyComponent(() => import('./Versions'), 'Versions') as unknown as typeof VersionsOf;

export interface ConflictProps<Values extends object> {
  /** Whose versions they are: somebody else changed this. */
  title: string;
  form: EntityForm<Values>;
}

/** Two versions of one thing side by side, where somebody was faster. */
export function Conflict<Values extends object>({ title, form }: ConflictProps<Values>) {
  if (!form.conflict) return null;
  return (
    <Suspense fallback={null}>
      <Versions key={form.conflict.theirs.version} title={title} form={form} {...form.conflict} />
    </Suspense>
  );
}
