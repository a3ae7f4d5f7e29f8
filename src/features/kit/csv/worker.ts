import { parseCsv } from './lines';

const here = self as unknown as Worker;
here.addEventListener('message', ({ data }: MessageEvent<string>) => here.postMessage(parseCsv(data)));
