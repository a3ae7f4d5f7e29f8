import { LiveInspector, MachineInspector, watchActors } from '@trama/inspector';
import { createRoot } from 'react-dom/client';
import { Door } from './Door';
import { door } from './door';
import './page.css';

/** The ways there are beside a story: the app, the app seen live, and its machine on a stage. */
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
};

watchActors();

const Page = pages[(location.hash.slice(1) || 'app') as keyof typeof pages];
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
