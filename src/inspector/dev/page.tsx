import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '#ui';
import { DevPage } from './DevPage';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider locale={navigator.language.startsWith('pt') ? 'pt-BR' : 'en'} navigate={() => {}}>
      <DevPage />
    </UiProvider>
  </StrictMode>,
);
