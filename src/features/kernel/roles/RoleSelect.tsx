import type { MemberRole } from '#domain/access';
import type { Schema } from '#openapi/operations';
import { Select } from '#ui';
import { useWords } from '../language';
import { roleWords } from './words';

type AnyRole = MemberRole | Schema<'UnitRole'>;

export interface RoleSelectProps<Role extends AnyRole> {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  roles: readonly Role[];
  value: Role;
  onChange: (role: Role) => void;
  error?: string;
  isDisabled?: boolean;
}

/** Selects a role; each option describes its permissions. */
export function RoleSelect<Role extends AnyRole>({ roles, value, onChange, ...props }: RoleSelectProps<Role>) {
  const t = useWords(roleWords);
  const options = roles.includes(value) ? roles : [value, ...roles];
  return (
    <Select
      {...props}
      options={options.map((id) => ({ id, label: t(`role.${id as MemberRole}`), note: t(`may.${id as MemberRole}`) }))}
      value={value}
      onChange={(id) => {
        const role = roles.find((each) => each === id);
        if (role && role !== value) onChange(role);
      }}
    />
  );
}
