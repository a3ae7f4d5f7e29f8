import { makesOld } from '../../kernel/made-old';

const isOfAccess = ({ path }: { path: string }) => /^\/api\/(roles|permissions|access)\b/.test(path);

makesOld('role', isOfAccess);
makesOld('permission', isOfAccess);
