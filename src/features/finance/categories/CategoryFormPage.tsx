import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { financeCategoryChangeRules } from '#openapi/rules/finance-category-change';
import { newFinanceCategoryRules } from '#openapi/rules/new-finance-category';
import { Checkbox, notify, RadioGroup, TextField } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { FormPage } from '../../kit/form/FormPage';
import { NullableSelect } from '../../kit/form/NullableSelect';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { paths } from '../../paths';
import {
  allCategories,
  type Category,
  categoryById,
  categoryTypes,
  changeCategory,
  createCategory,
} from '../data/categories';
import { categoryWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(categoryWords, language)('one') };

const readCategory = (id: string) => queryClient.fetchQuery({ ...categoryById(id), staleTime: 0 });

export async function loader({ params: { categoryId } }: LoaderFunctionArgs) {
  const [all, category] = await Promise.all([
    queryClient.fetchQuery(allCategories()),
    categoryId ? readCategory(categoryId) : undefined,
  ]);
  return { all, category };
}

/** What a person types about a category. */
type CategoryValues = Pick<Category, 'type' | 'name' | 'is_active'> & { parent_id: string | null };

const savedOf = (category?: Category) => ({
  values: {
    type: category?.type ?? 'expense',
    name: category?.name ?? '',
    parent_id: category?.parent?.id ?? null,
    is_active: category?.is_active ?? true,
  } satisfies CategoryValues,
  version: category?.version,
});

/** A new category or cost centre, or one as it is changed; where somebody was faster, both versions stand side by side. */
export function Component() {
  const t = useWords(categoryWords);
  const { all, category } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [saved] = useState(() => savedOf(category));
  const form = useEntityForm<CategoryValues, Category>({
    of: saved,
    draft: `category-${category?.id ?? 'new'}`,
    rules: { ...newFinanceCategoryRules, ...financeCategoryChangeRules },
    fields: {
      type: { label: t('field.type'), show: (type) => t(`type.${type}`) },
      name: { label: t('field.name') },
      parent_id: { label: t('field.parent_id'), show: (id) => all.find((each) => each.id === id)?.name ?? '' },
      is_active: { label: t('field.is_active'), show: (isUsed) => t(isUsed ? 'use.active' : 'use.archived') },
    },
    send: ({ type, is_active, ...values }, version) => {
      const body: Schema<'FinanceCategoryChange'> = { ...values, is_active, version };
      return category
        ? sendCommand(changeCategory, { id: category.id, change: body })
        : sendCommand(createCategory, { ...values, type });
    },
    readAgain: async () => category && savedOf(await readCategory(category.id)),
    onSent: ({ name }) => {
      notify({ variant: 'success', title: t(category ? 'changed' : 'created'), description: name });
      return navigate(paths.categories());
    },
  });
  const { value: type, ...types } = form.field('type');
  const { value: isUsed, ...use } = form.field('is_active');
  const isAbove = all.some(({ parent }) => parent !== null && parent.id === category?.id);
  const above = all.filter((each) => each.type === type && !each.parent && each.id !== category?.id);
  return (
    <FormPage
      title={category?.name ?? t('newTitle')}
      form={form}
      submit={t(category ? 'save' : 'create')}
      cancelTo={paths.categories()}
      conflict={t('conflict')}
    >
      <RadioGroup
        {...types}
        value={type}
        // What stands below another, or is of transactions, stays of its type.
        isDisabled={category !== undefined}
        onChange={(next) => form.change({ type: next as Category['type'], parent_id: null })}
        options={categoryTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
        orientation="horizontal"
      />
      <TextField {...form.field('name')} autoComplete="off" />
      {!isAbove && <NullableSelect field={form.field('parent_id')} none={t('noParent')} options={above} />}
      {category && <Checkbox {...use} isSelected={isUsed} note={t('note.is_active')} />}
    </FormPage>
  );
}
