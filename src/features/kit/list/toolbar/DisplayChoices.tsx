import { CheckboxGroup, Select, Stack, Text, ToggleButtonGroup } from '#ui';
import { useWords } from '../../../kernel/language';
import { type Density, densities, setPreferences, usePreferences } from '../../../kernel/preferences';
import { listWords } from '../words';
import type { Choice, Filter } from './filter';
import * as styles from './Toolbar.css';

/** Whether all that may be chosen has a drawing of its own. */
const isDrawn = ({ options }: Choice) => options.every(({ icon }) => icon);

/** How a list may be shown, each with what it is now. */
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

/** A choice by drawings, with the name of what is chosen beside them. */
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
