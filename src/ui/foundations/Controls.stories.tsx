import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { ChoiceList } from '../ChoiceList/ChoiceList';
import { Columns } from '../Columns/Columns';
import { Disclosure } from '../Disclosure/Disclosure';
import { GridList } from '../GridList/GridList';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Meter } from '../Meter/Meter';
import { PermissionMatrix } from '../PermissionMatrix/PermissionMatrix';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { Slider } from '../Slider/Slider';
import { Stack } from '../Stack/Stack';
import { Stepper } from '../Stepper/Stepper';
import { Switch } from '../Switch/Switch';
import { Tabs } from '../Tabs/Tabs';
import { TagGroup } from '../TagGroup/TagGroup';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { TickBox } from '../TickBox/TickBox';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { Tree } from '../Tree/Tree';

/**
 * All controls with a state, each off, on and, if it exists, indeterminate. The test runner checks that selected and
 * unselected look different in forced colours, high contrast and reduced transparency.
 */
const meta = { parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const three = [
  { id: 'one', label: 'Primeira' },
  { id: 'two', label: 'Segunda' },
  { id: 'three', label: 'Terceira' },
];
const nothing = () => {};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack space="s">
    <Heading level={2} size="s">
      {title}
    </Heading>
    {children}
  </Stack>
);

export const Matrix: Story = {
  render: () => (
    <Stack space="l">
      <Columns space="xl" minWidth="m">
        <Part title="Checkbox">
          <Checkbox label="Desmarcada" />
          <Checkbox label="Marcada" defaultSelected />
          <Checkbox label="Em parte" isIndeterminate />
          <Checkbox label="Marcada, desligada" defaultSelected isDisabled />
        </Part>
        <Part title="CheckboxGroup, TickBox">
          <CheckboxGroup label="Partes" options={three} defaultValue={['two']} />
          <Inline>
            <TickBox label="Desmarcado" isSelected={false} onChange={nothing} />
            <TickBox label="Marcado" isSelected onChange={nothing} />
          </Inline>
        </Part>
        <Part title="RadioGroup">
          <RadioGroup label="Qual" options={three} defaultValue="two" />
        </Part>
        <Part title="Switch">
          <Switch label="Desligado" />
          <Switch label="Ligado" defaultSelected />
          <Switch label="Ligado, sem uso" defaultSelected isDisabled />
        </Part>
        <Part title="ToggleButton, ToggleButtonGroup">
          <Inline>
            <ToggleButton>Solto</ToggleButton>
            <ToggleButton defaultSelected>Apertado</ToggleButton>
          </Inline>
          <ToggleButtonGroup label="Vista" options={three} defaultSelectedKeys={['two']} />
        </Part>
        <Part title="Tabs">
          <Tabs label="Partes" items={three.map((item) => ({ ...item, content: <Text>{item.label}</Text> }))} />
        </Part>
        <Part title="ChoiceList, TagGroup">
          <ChoiceList
            label="Escolha"
            selectionMode="multiple"
            options={three}
            selectedKeys={['two']}
            onSelectionChange={nothing}
          />
          <TagGroup label="Etiquetas" items={three} emptyText="Nenhuma" />
        </Part>
        <Part title="GridList, Tree">
          <GridList
            label="Lista"
            items={three}
            nameOf={({ label }) => label}
            selectionMode="multiple"
            defaultSelectedKeys={['two']}
          >
            {({ label }) => <Text as="span">{label}</Text>}
          </GridList>
          <Tree
            label="Plano"
            items={three}
            below={() => []}
            nameOf={({ label }) => label}
            selectionMode="multiple"
            defaultSelectedKeys={['two']}
          >
            {({ label }) => <Text as="span">{label}</Text>}
          </Tree>
        </Part>
        <Part title="Slider, Meter, ProgressBar">
          <Slider label="Vazio" defaultValue={0} />
          <Slider label="Metade" defaultValue={50} />
          <Meter label="Verba" value={82} />
          <ProgressBar label="Feitas" value={5} maxValue={8} />
        </Part>
        <Part title="Stepper, Disclosure">
          <Stepper label="Importar" steps={three} current="two" />
          <Disclosure title="Fechado">Dentro</Disclosure>
          <Disclosure title="Aberto" defaultExpanded>
            Dentro
          </Disclosure>
        </Part>
        <Part title="Select, TextField">
          <Select label="Escolhida" options={three} defaultValue="two" />
          <TextField label="Com erro" defaultValue="31/02" error="Esse dia não existe." />
          <TextField label="Desligado" defaultValue="21/11" isDisabled />
        </Part>
        <Part title="Button">
          <Inline>
            <Button>Usual</Button>
            <Button tone="critical">Excluir</Button>
            <Button weight="soft">Ao lado</Button>
            <Button weight="quiet">Quieto</Button>
            <Button isDisabled>Sem uso</Button>
          </Inline>
        </Part>
      </Columns>
      <Part title="PermissionMatrix">
        <PermissionMatrix
          label="Permissões"
          groups={[{ id: 'projects', label: 'Projetos' }]}
          permissions={[
            { id: 'view', group: 'projects', label: 'Ver', code: 'view:projects' },
            { id: 'manage', group: 'projects', label: 'Mudar', code: 'manage:projects' },
          ]}
          roles={[{ id: 'team', label: 'Equipe' }]}
          cellOf={(permission) => ({ isOn: permission === 'view' })}
          onToggle={nothing}
        />
      </Part>
    </Stack>
  ),
};
