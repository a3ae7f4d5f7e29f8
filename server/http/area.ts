import type { Resource } from '#domain/access';
import type { EntityField } from '#domain/entity-fields';
import type { OperationId, Schema } from '#openapi/operations';
import type { Subject, Subjects } from '../kernel/activity/log.ts';
import type { Sweep } from '../kernel/housekeeping.ts';
import type { Text } from '../kernel/language.ts';
import type { Due, Job } from '../kernel/notifications.ts';
import type { Guarded } from './access.ts';
import type { Operation, ReferenceKind } from './contract.ts';
import type { Form } from './form.ts';
import type { Openable } from './references.ts';
import { nameEntityFields, nameFields } from './words/fields.ts';

/** What an area tells those who know no area. */
export interface Area {
  /** How the role in a resource of a path is found, by the name that `x-access` gives it. */
  resources?: Partial<Record<Resource, Guarded>>;
  /** Who hears of what happens to its subjects, by the names that activity gives them. */
  subjects?: Partial<Record<Schema<'ActivitySubject'>, Subject>>;
  /** How things that other areas refer to are found to be open to a person. */
  openable?: Partial<Openable>;
  /** What is said to be missing, by the names that `x-missing` gives. */
  missing?: Record<string, Text>;
  /** What people call the fields of its bodies. */
  fields?: Record<string, Text>;
  /** The fields of its entities, each with the operations that write them. */
  entities?: readonly { fields: Record<string, EntityField>; writtenBy: readonly OperationId[] }[];
  /** Forms that browsers send without JavaScript, each carried out as one of its operations. */
  forms?: readonly Form[];
  /** Does what is due by now: every server asks, every quarter of a minute. */
  due?: Due;
  /** Does what waits for others, besides what is due: every server asks as often, and when it is hurried. */
  job?: Job;
  /** Clears away what it does not need any more. */
  sweep?: Sweep;
}

/** Who hears of what, whichever area it is of. */
export const subjectsOf = (areas: readonly Area[]): Subjects =>
  new Map(areas.flatMap(({ subjects = {} }) => Object.entries(subjects) as [Schema<'ActivitySubject'>, Subject][]));

/** What all areas tell, in one; refuses to begin where the contract names what none of them does. */
export function registryOf(areas: readonly Area[], operations: readonly Operation[]) {
  const missing = new Map(areas.flatMap((area) => Object.entries(area.missing ?? {})));
  const resources = new Map(areas.flatMap((area) => Object.entries(area.resources ?? {})));
  for (const { fields = {}, entities = [] } of areas) {
    nameFields(fields);
    for (const entity of entities) nameEntityFields(entity.writtenBy, entity.fields);
  }
  const resourceOf = (name: Resource): Guarded => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No area says who may do what to a ${name}.`);
    return resource;
  };
  for (const operation of operations) {
    if (operation.access) resourceOf(operation.access.resource);
    for (const name of operation.missing.values())
      if (name !== undefined && !missing.has(name)) throw new Error(`No area says that there is no ${name}.`);
  }
  const openable = Object.assign({}, ...areas.map(({ openable = {} }) => openable)) as Openable;
  const referred = new Set<ReferenceKind>(operations.flatMap(({ references }) => references.map(({ kind }) => kind)));
  for (const kind of referred) if (!openable[kind]) throw new Error(`No area says who may open a ${kind}.`);
  return { missing, resourceOf, openable };
}
