import { LiveInspector, MachineInspector, watchActors, withInspector } from '@trama/inspector';
import { createRoot } from 'react-dom/client';
import { Door } from './Door';
import { door } from './door';
import './page.css';

/** The four ways there are: the app, the app seen live, its machine on a stage, and a story with its machines beside it. */
const pages = {
  app: () => <Door />,
  live: () => (
    <>
      <Door />
      <LiveInspector theme="light" />
    </>
  ),
  stage: () => (
    <MachineInspector
      machine={door}
      events={{ 'try the key': { brass: () => ({ key: 'brass' }), none: () => ({ key: '' }) } }}
      answers={{ 'ask the lock': { right: () => true } }}
    />
  ),
  story: () => withInspector(Door, { id: 'door--plain', parameters: {} }),
};

watchActors();

const Page = pages[(location.hash.slice(1) || 'app') as keyof typeof pages];
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
