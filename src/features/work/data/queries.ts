import type { Schema } from '#openapi/operations';
import { cursorList } from '../../kit/list/cursor-list';

export type WorkItem = Schema<'WorkItem'>;

const workList = cursorList('/api/my-work', () => ({}));

/** All open steps that the signed-in person is to do, the nearest first. */
export const myWork = () => workList.whole();
