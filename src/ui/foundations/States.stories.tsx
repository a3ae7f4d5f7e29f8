import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Held, StateTable, states } from './StateTable';

/**
 * Each button at rest and as it looks under a mouse, under a finger, with the focus of the keyboard, and off: states
 * that a picture of a page never shows. They are held by React Aria’s own attributes.
 */
const meta = { parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const weights = ['strong', 'soft', 'quiet'] as const;
const tones = ['accent', 'neutral', 'critical'] as const;

export const Buttons: Story = {
  render: () => (
    <>
      {weights.map((weight) => (
        <StateTable key={weight} label={`Button, ${weight}: tone × state`} rows={tones} columns={states}>
          {(tone, state) => (
            <Held state={state}>
              <Button tone={tone} weight={weight} isDisabled={state === 'disabled'}>
                Salvar
              </Button>
            </Held>
          )}
        </StateTable>
      ))}
    </>
  ),
};
