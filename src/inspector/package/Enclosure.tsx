import { type ReactNode, useEffect, useState } from 'react';
import { UiProvider } from '#ui';
import { OpensIn } from '../../ui/overlays/OpensIn';

export interface EnclosureProps {
  /** Light or dark, whatever the page around it is. */
  theme?: 'light' | 'dark';
  /** The language of its words. */
  language?: 'en' | 'pt-BR';
}

/** The class that all styles of the package are bound to: they reach nothing outside of it. */
const scope = 'trama-inspector';

/** Holds what belongs to the inspector apart from the page around it: its colours, its styles and what it opens. */
export function Enclosure({ theme = 'dark', language = 'en', children }: EnclosureProps & { children: ReactNode }) {
  // Its element is made once and changed in place.
  'use no memo';
  const [layer] = useState(() => document.createElement('div'));
  useEffect(() => {
    layer.className = scope;
    layer.dataset.theme = theme;
    // It only hands on colours and fonts, and takes no room.
    layer.style.display = 'contents';
    document.body.append(layer);
    return () => layer.remove();
  }, [layer, theme]);
  return (
    <div className={scope} data-theme={theme} lang={language}>
      <OpensIn layer={layer}>
        <UiProvider locale={language} navigate={(href) => location.assign(href)}>
          {children}
        </UiProvider>
      </OpensIn>
    </div>
  );
}
