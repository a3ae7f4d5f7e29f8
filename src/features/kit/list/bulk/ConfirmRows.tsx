import { List } from '#ui';
import { Confirm, type ConfirmProps } from '../../Confirm';
import { TwoLines } from '../columns';

export interface ConfirmRowsProps extends ConfirmProps {
  /** Accessible label of the list of rows. */
  label: string;
  /** Affected rows; `note` names the consequences of each. */
  rows: { id: string; name: string; note?: string }[];
}

/** Asks for confirmation of an irreversible action and lists the affected rows. */
export const ConfirmRows = ({ label, rows, children, ...props }: ConfirmRowsProps) => (
  <Confirm {...props}>
    <List label={label} items={rows} density="compact">
      {({ name, note }) => <TwoLines text={name} note={note} weight="medium" />}
    </List>
    {children}
  </Confirm>
);
