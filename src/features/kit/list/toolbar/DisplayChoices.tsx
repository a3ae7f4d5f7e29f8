import { CheckboxGroup, Select, Stack, Text, ToggleButtonGroup } from '#ui';
import { useWords } from '../../../kernel/language';
import { type Density, densities, setPreferences, usePreferences } from '../../../kernel/preferences';
import { listWords } from '../words';
import type { Choice, Filter } from './filter';
import * as styles from './Toolbar.css';

/** Returns whether every option has an icon. */
const isDrawn = ({ options }: Choice) => options.every(({ icon }) => icon);

/** The display options of a list with their current values. */
export function DisplayChoices({ choices, columns }: { choices: readonly Choice[]; columns?: Filter }) {
  const own = useWords(listWords);
  const { density } = usePreferences();
  const options = densities.map((id) => ({ id, label: own(`density.${id}`) }));
  return (
    <Stack space="m">
      {choices.map((choice) =>
        isDrawn(choice) ? (
          <Drawn key={choice.name} {...choice} />
        ) : (
          <Select
            key={choice.name}
            label={choice.label}
            options={[...choice.options]}
            value={choice.value}
            onChange={choice.choose}
          />
        ),
      )}
      {columns?.options && (
        <CheckboxGroup
          label={columns.label}
          options={columns.options.map(({ id, label }) => ({ id, label }))}
          value={[...columns.chosen]}
          onChange={columns.choose}
        />
      )}
      <Stack space="xs">
        <Text size="s" weight="medium">
          {own('density.label')}
        </Text>
        <ToggleButtonGroup
          label={own('density.label')}
          size="s"
          width="full"
          options={options}
          selectedKeys={[density]}
          onSelectionChange={([id]) => setPreferences({ density: id as Density })}
        />
      </Stack>
    </Stack>
  );
}

/** A choice by icons, with the name of the selected one. */
function Drawn({ label, options, value, choose }: Choice) {
  return (
    <Stack space="xs">
      <Text size="s" weight="medium">
        {label}
      </Text>
      <div className={styles.shown}>
        <ToggleButtonGroup
          label={label}
          isIconOnly
          options={[...options]}
          selectedKeys={[value]}
          onSelectionChange={([id]) => id && choose(id)}
        />
        <Text as="span" size="s" tone="secondary">
          {options.find(({ id }) => id === value)?.label}
        </Text>
      </div>
    </Stack>
  );
}
