import { Suspense } from 'react';
import { lazyComponent } from '../../kernel/lazy-component';
import type { EntityForm } from './use-entity-form';
import type { Versions as VersionsOf } from './Versions';

// Conflicts are rare, so the comparison loads lazily.
const Versions = lazyComponent(() => import('./Versions'), 'Versions') as unknown as typeof VersionsOf;

export interface ConflictProps<Values extends object> {
  /** Title that says that somebody else changed the entity. */
  title: string;
  form: EntityForm<Values>;
}

/** Shows two versions of an entity side by side after an edit conflict. */
export function Conflict<Values extends object>({ title, form }: ConflictProps<Values>) {
  if (!form.conflict) return null;
  return (
    <Suspense fallback={null}>
      <Versions key={form.conflict.theirs.version} title={title} form={form} {...form.conflict} />
    </Suspense>
  );
}
