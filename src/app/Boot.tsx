import { BootScreen } from '#ui';

/** What shows until the app knows who is here. The specification gives its words in Portuguese alone. */
export function Boot() {
  return <BootScreen label="Carregando..." />;
}
