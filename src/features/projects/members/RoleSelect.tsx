import type { MemberRole } from '#domain/access';
import { Select } from '#ui';
import { useWords } from '../../kernel/language';
import { roleWords } from '../../kernel/roles/words';

export interface RoleSelectProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  roles: MemberRole[];
  value: MemberRole;
  onChange: (role: MemberRole) => void;
  error?: string;
  isDisabled?: boolean;
}

/** Chooses a role, each with what it may do. */
export function RoleSelect({ roles, value, onChange, ...props }: RoleSelectProps) {
  const t = useWords(roleWords);
  const options = roles.includes(value) ? roles : [value, ...roles];
  return (
    <Select
      {...props}
      options={options.map((id) => ({ id, label: t(`role.${id}`), note: t(`may.${id}`) }))}
      value={value}
      onChange={(id) => {
        const role = roles.find((each) => each === id);
        if (role && role !== value) onChange(role);
      }}
    />
  );
}
