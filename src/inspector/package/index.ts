export type { FrameProps } from './Frame';
export { LiveInspector } from './LiveInspector';
export { MachineInspector, type MachineInspectorProps } from './MachineInspector';
export { watchActors } from './watch';
export { withInspector } from './with-inspector';
