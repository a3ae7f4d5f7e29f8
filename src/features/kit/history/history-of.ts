import { paths } from '../../paths';

/** The audit log of one thing. */
export const historyOf = (id: string) => `${paths.audit()}?about=${id}`;
