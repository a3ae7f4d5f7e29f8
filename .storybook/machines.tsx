import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';

const Beside = lazy(async () => ({ default: (await import('./Beside')).Beside }));

/** Shows the machines that a story runs beside it: by `parameters.inspect`, or by the toolbar. */
export const withMachines: Decorator = (Story, { parameters, globals, id }) =>
  parameters.inspect || globals.machines === 'beside' ? (
    <Suspense>
      <Beside key={id}>
        <Story />
      </Beside>
    </Suspense>
  ) : (
    <Story />
  );
