import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '#openapi/client';
import { notify } from '#ui';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import type { ProjectValues } from '../ProjectForm';
import { listsAreOld, type Project, projectById } from '../queries';
import { words } from '../words';

async function begin({ values, from }: { values: ProjectValues; from?: string }) {
  if (!from) return (await client.POST('/api/projects', { body: values })).data as Project;
  const { description: _, ...body } = values;
  return (await client.POST('/api/projects/{id}/duplicate', { params: { path: { id: from } }, body })).data as Project;
}

/** Creates a project, blank or from another, and opens it. */
export function useCreate(onCreated: () => void) {
  const t = useWords(words);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: begin,
    onSuccess: (project) => {
      onCreated();
      queryClient.setQueryData(projectById(project.id).queryKey, project);
      void listsAreOld(queryClient);
      notify({ variant: 'success', title: t('saved'), description: `${project.code} · ${project.name}` });
      void navigate(paths.project({ projectId: project.id }), { replace: true });
    },
  });
}
