import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { isCnpj } from '#domain/tax-id';
import { withDescendants } from '#domain/tree';
import type { Schema } from '#openapi/operations';
import { unitChangeRules } from '#openapi/rules/unit-change';
import { ButtonLink, Inline, notify } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { useCan, usePerson } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormPage } from '../../kit/form/FormPage';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { toRequestBody } from '../../kit/form/values';
import { HistoryLink } from '../../kit/history/HistoryLink';
import { firstError } from '../../kit/list/row-errors';
import { paths } from '../../paths';
import { aboveUnit, allUnits, changeUnit, createUnit, type Unit } from '../api';
import { findUnit } from '../find-unit';
import { unitWords } from '../words';
import { holidayErrors, isHolidayBegun, withHoliday } from './holidays';
import { savedOf, UnitFields, type UnitValues, useUnitFields } from './UnitFields';

export const handle: PageHandle = { pageName: (language) => translator(unitWords, language)('one') };

const isAmongAll = (pathname: string) => pathname.startsWith(paths.adminUnits());

export const loader = async ({ params: { unitId }, request }: LoaderFunctionArgs) => ({
  unit: unitId ? await findUnit(unitId, { amongAll: isAmongAll(new URL(request.url).pathname) }) : undefined,
});

/** A new unit, or one as it is changed; where somebody was faster, both versions stand side by side. */
export function Component() {
  const t = useWords(unitWords);
  const { unit } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const [theirs, setTheirs] = useState<Unit>();
  const { data: units = [] } = useQuery({ ...allUnits(), enabled: useCan()('view:units') });
  const back = isAmongAll(pathname) ? paths.adminUnits() : paths.units();
  // The contract has no list of a unit's people yet: its manager of now and the person are known.
  const me = unit?.my_role === null ? undefined : person;
  // Nothing stands below itself, nor below what is below it.
  const within = withDescendants(units, aboveUnit, unit ? [unit.id] : []);
  const choices = {
    managers: [unit?.manager, theirs?.manager, me],
    above: [...units, unit?.parent, theirs?.parent].filter((each) => each && !(each.id && within.has(each.id))),
  };
  const form = useEntityForm<UnitValues>({
    of: savedOf(unit),
    draft: `unit-${unit?.id ?? 'new'}`,
    rules: unitChangeRules,
    fields: useUnitFields(choices),
    check: ({ tax_id, holidays, holiday }) => {
      const wrong = isHolidayBegun(holiday) && firstError(holidayErrors(holidays, holiday));
      return {
        ...(tax_id && !isCnpj(tax_id) && { tax_id: t('fault.tax_id') }),
        ...(wrong && { holiday: t(`holidays.${wrong}`) }),
      };
    },
    send: ({ holiday, ...values }, version) => {
      // The city's number holds while the city does.
      const ibge = unit?.address.city === values['address.city'] ? unit?.address.ibge_code : '';
      const holidays = withHoliday(values.holidays, holiday) ?? values.holidays;
      const body = toRequestBody<Schema<'NewUnit'>>(
        { ...values, holidays, 'address.ibge_code': ibge },
        unitChangeRules,
      );
      return unit
        ? sendCommand(changeUnit, { id: unit.id, change: { ...body, version } })
        : sendCommand(createUnit, body);
    },
    readAgain: async () => {
      const now = await findUnit(unit?.id ?? '', { amongAll: isAmongAll(pathname) });
      setTheirs(now);
      return savedOf(now);
    },
    place: ({ code, message }) => (code === 'CODE_TAKEN' ? { code: message } : {}),
    onSent: (_, { name }) => {
      notify({ variant: 'success', title: t(unit ? 'changed' : 'created'), description: name });
      return navigate(back);
    },
  });
  return (
    <FormPage
      title={unit?.name ?? t('newTitle')}
      form={form}
      submit={t(unit ? 'save' : 'create')}
      cancelTo={back}
      head={
        unit && (
          <Inline space="s">
            <ButtonLink href={paths.unitPeople({ unitId: unit.id })} icon={Users} weight="soft" tone="neutral">
              {t('peopleAndInvitations')}
            </ButtonLink>
            <HistoryLink about={unit.id} />
          </Inline>
        )
      }
      conflict={t('conflict')}
    >
      <UnitFields form={form} {...choices} />
    </FormPage>
  );
}
