import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Checkbox } from '../Checkbox/Checkbox';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { TextField } from '../TextField/TextField';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { Held, StateTable, states } from './StateTable';

/**
 * Each control at rest and as it looks under a mouse, under a finger, with the focus of the keyboard, and off: states
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

/** What each is, and the part of it that has the state. */
const controls: Record<string, { part?: string; draw: (isDisabled: boolean) => ReactNode }> = {
  IconButton: {
    part: 'button',
    draw: (isDisabled) => <IconButton label="Ações" icon={Ellipsis} isDisabled={isDisabled} />,
  },
  ButtonLink: { draw: () => <ButtonLink href="/projects">Projetos</ButtonLink> },
  Link: { draw: () => <Link href="/projects">Projetos</Link> },
  ToggleButton: { draw: (isDisabled) => <ToggleButton isDisabled={isDisabled}>Atrasados</ToggleButton> },
  'ToggleButton, on': {
    draw: (isDisabled) => (
      <ToggleButton defaultSelected isDisabled={isDisabled}>
        Atrasados
      </ToggleButton>
    ),
  },
  Checkbox: { part: 'label', draw: (isDisabled) => <Checkbox label="Avisar" isDisabled={isDisabled} /> },
  'Checkbox, on': {
    part: 'label',
    draw: (isDisabled) => <Checkbox label="Avisar" defaultSelected isDisabled={isDisabled} />,
  },
  Switch: { part: 'label', draw: (isDisabled) => <Switch label="Avisar" isDisabled={isDisabled} /> },
  'Switch, on': {
    part: 'label',
    draw: (isDisabled) => <Switch label="Avisar" defaultSelected isDisabled={isDisabled} />,
  },
  RadioGroup: {
    part: 'label',
    draw: (isDisabled) => (
      <RadioGroup
        label="Vista"
        options={[
          { id: 'list', label: 'Lista' },
          { id: 'board', label: 'Quadro' },
        ]}
        defaultValue="list"
        isDisabled={isDisabled}
      />
    ),
  },
  Select: {
    part: 'button',
    draw: (isDisabled) => (
      <Select label="Unidade" options={[{ id: '1', label: 'Joinville' }]} defaultValue="1" isDisabled={isDisabled} />
    ),
  },
  TextField: {
    part: 'input, [data-rac]:has(> input)',
    draw: (isDisabled) => <TextField label="Nome" defaultValue="Prensa 2" isDisabled={isDisabled} />,
  },
};

export const Controls: Story = {
  render: () => (
    <StateTable label="Control × state" rows={Object.keys(controls)} columns={states}>
      {(name, state) => (
        <Held state={state} part={controls[name]?.part}>
          {controls[name]?.draw(state === 'disabled')}
        </Held>
      )}
    </StateTable>
  ),
};
