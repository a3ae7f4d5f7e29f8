export type { EnclosureProps } from './Enclosure';
export { LiveInspector } from './LiveInspector';
export { MachineInspector, type MachineInspectorProps } from './MachineInspector';
export { inspect, watchActors } from './watch';
export { withInspector } from './with-inspector';
