import { useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import type { WallTime } from '../DateTimeField/zoned';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FilterChip } from '../FilterChip/FilterChip';
import { Form } from '../Form/Form';
import { Inline } from '../Inline/Inline';
import { LoadMore } from '../LoadMore/LoadMore';
import { Money } from '../Money/Money';
import { MoneyField } from '../MoneyField/MoneyField';
import { SearchField } from '../SearchField/SearchField';
import { Stack } from '../Stack/Stack';
import { Stepper } from '../Stepper/Stepper';
import { Table } from '../Table/Table';
import { TextField } from '../TextField/TextField';

/** A submitted form with an error. */
export const FaultyForm = () => (
  <Form onSubmit={() => {}}>
    <Stack>
      <ErrorSummary title="Falta corrigir um campo" errors={[{ field: 'name', message: 'Nome: escreva um nome.' }]} />
      <TextField label="Nome" name="name" error="Escreva um nome." isRequired />
      <MoneyField label="Verba" name="budget" note="Com impostos." />
      <Inline justify="end">
        <Button tone="neutral" weight="soft">
          Cancelar
        </Button>
        <Button type="submit">Criar projeto</Button>
      </Inline>
    </Stack>
  </Form>
);

const projects = [
  { id: 'prj-1', name: 'Retrofit da prensa 2', status: 'Em andamento', budget: 18_000_000 },
  { id: 'prj-2', name: 'Célula de paletização', status: 'Planejamento', budget: 9_846_008 },
];

/** A searchable and filterable list with the number of matches. */
export const ProjectRows = () => (
  <Stack>
    <Inline space="s" align="center" justify="between" wrap={false}>
      <SearchField label="Buscar por nome" placeholder="Buscar por nome" />
      <Button>Criar projeto</Button>
    </Inline>
    <Inline space="s">
      <FilterChip label="Unidade" value="Filial Campinas" removeLabel="Tirar o filtro Unidade" onRemove={() => {}} />
    </Inline>
    <Table
      label="Projetos"
      rows={projects}
      columns={[
        { id: 'name', label: 'Nome', isRowHeader: true, cell: ({ name }) => name },
        { id: 'status', label: 'Situação', cell: ({ status }) => <Badge>{status}</Badge> },
        { id: 'budget', label: 'Verba', isNumeric: true, cell: ({ budget }) => <Money cents={budget} /> },
      ]}
    />
    <LoadMore summary="2 de 2 projetos deste filtro" hasMore={false} onLoadMore={() => {}} />
  </Stack>
);

/** A confirmation dialog with the consequences of the action. */
export function Deletion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" weight="soft" onPress={() => setOpen(true)}>
        Excluir projeto
      </Button>
      <AlertDialog
        title="Excluir o projeto “Prensa 2”?"
        confirmLabel="Excluir projeto"
        cancelLabel="Cancelar"
        tone="critical"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      >
        Vão junto 12 etapas, 3 anexos e 8 comentários. As pessoas da equipe são avisadas.
      </AlertDialog>
    </>
  );
}

/** The steps of an import. */
export const ImportSteps = () => (
  <Stepper
    label="Importar lançamentos"
    steps={[
      { id: 'file', label: 'Arquivo' },
      { id: 'columns', label: 'Colunas' },
      { id: 'check', label: 'Conferência' },
      { id: 'done', label: 'Resultado' },
    ]}
    current="check"
  />
);

/** The empty states: nothing yet, no matches, and failed. */
export const Nothing = () => (
  <Stack space="xl">
    <EmptyState
      kind="nothing yet"
      title="Nenhum projeto ainda"
      description="Crie o primeiro, ou peça um convite a quem cuida de um."
      action={<Button>Criar projeto</Button>}
    />
    <EmptyState
      kind="nothing matches"
      title="Nenhum projeto com esses filtros"
      description="O filtro “Em atraso” esconde 14."
      action={
        <Button tone="neutral" weight="soft">
          Tirar “Em atraso”
        </Button>
      }
    />
    <EmptyState
      kind="failed"
      title="Os projetos não vieram"
      description="O servidor não respondeu. O que você escreveu está guardado."
      action={
        <Button tone="neutral" weight="soft">
          Tentar de novo
        </Button>
      }
    />
  </Stack>
);

/** Formatted amounts. */
export const Amounts = () => (
  <DescriptionList
    items={[
      { label: 'Entrou', value: <Money cents={98_460_08} sign="always" tone="sign" /> },
      { label: 'Saiu', value: <Money cents={-1_234_50} sign="always" tone="sign" /> },
      { label: 'Cancelado', value: <Money cents={-890_00} tone="secondary" /> },
    ]}
  />
);

/** A time in another zone. */
export function Meeting() {
  const [value, setValue] = useState<WallTime>({ day: '2026-11-23', time: '14:00', zone: 'America/Manaus' });
  return (
    <DateTimeField
      label="Começa"
      value={value}
      onChange={setValue}
      ownZone="America/Sao_Paulo"
      zones={[
        { id: 'America/Sao_Paulo', label: 'São Paulo' },
        { id: 'America/Manaus', label: 'Manaus' },
      ]}
    />
  );
}
