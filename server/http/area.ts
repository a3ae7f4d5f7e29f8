import type { Resource } from '#domain/access';
import type { EntityField } from '#domain/entity-fields';
import type { OperationId, Schema } from '#openapi/operations';
import type { Subject, Subjects } from '../kernel/activity/log.ts';
import type { Sweep } from '../kernel/housekeeping.ts';
import type { LocalizedText } from '../kernel/language.ts';
import type { BackgroundJob, DueTask } from '../kernel/notifications.ts';
import type { GuardedResource } from './access.ts';
import type { Operation, ReferenceKind } from './contract.ts';
import type { Form } from './form.ts';
import type { OpenableFinders } from './references.ts';
import type { SearchSource } from './search-source.ts';
import { nameEntityFields, registerFieldNames } from './words/fields.ts';

/** The contributions of an area to the server. */
export interface Area {
  /** Authorization of its resources, by the names in `x-access`. */
  resources?: Partial<Record<Resource, GuardedResource>>;
  /** The audiences of its activity, by subject kind. */
  subjects?: Partial<Record<Schema<'ActivitySubject'>, Subject>>;
  /** Finders of its records that a person may open, for references from other areas. */
  openable?: Partial<OpenableFinders>;
  /** Its kinds of records in the search over all areas. */
  search?: readonly SearchSource[];
  /** Texts for records that were not found, by the names in `x-missing`. */
  missing?: Record<string, LocalizedText>;
  /** Display names of the fields in its bodies. */
  fields?: Record<string, LocalizedText>;
  /** The fields of its entities, each with the operations that write them. */
  entities?: readonly { fields: Record<string, EntityField>; writtenBy: readonly OperationId[] }[];
  /** HTML forms that work without JavaScript; each runs one of its operations. */
  forms?: readonly Form[];
  /** Runs due work; every server calls it every 15 seconds. */
  due?: DueTask;
  /** Runs slow work such as calls to other services; every server calls it as often, and on demand. */
  job?: BackgroundJob;
  /** Deletes data that is no longer needed. */
  sweep?: Sweep;
}

/** Collects the activity subjects of all areas. */
export const collectSubjects = (areas: readonly Area[]): Subjects =>
  new Map(areas.flatMap(({ subjects = {} }) => Object.entries(subjects) as [Schema<'ActivitySubject'>, Subject][]));

/**
 * Combines what all areas contribute. Throws if an operation of the contract refers to something that no area provides.
 */
export function createRegistry(areas: readonly Area[], operations: readonly Operation[]) {
  const missing = new Map(areas.flatMap((area) => Object.entries(area.missing ?? {})));
  const resources = new Map(areas.flatMap((area) => Object.entries(area.resources ?? {})));
  for (const { fields = {}, entities = [] } of areas) {
    registerFieldNames(fields);
    for (const entity of entities) nameEntityFields(entity.writtenBy, entity.fields);
  }
  const resourceOf = (name: Resource): GuardedResource => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No area says who may do what to a ${name}.`);
    return resource;
  };
  for (const operation of operations) {
    if (operation.access) resourceOf(operation.access.resource);
    for (const name of operation.missing.values())
      if (name !== undefined && !missing.has(name)) throw new Error(`No area says that there is no ${name}.`);
  }
  const openable = Object.assign({}, ...areas.map(({ openable = {} }) => openable)) as OpenableFinders;
  const referredKinds = new Set<ReferenceKind>(
    operations.flatMap(({ references }) => references.map(({ kind }) => kind)),
  );
  for (const kind of referredKinds) if (!openable[kind]) throw new Error(`No area says who may open a ${kind}.`);
  const searchSources = areas.flatMap(({ search = [] }) => search);
  return { missing, resourceOf, openable, searchSources };
}
