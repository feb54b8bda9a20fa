import {
  type ApprovalDefinition as Definition,
  useDeleteDefinitionMutation,
  useMoveDefinitionMutation,
  useSaveDefinitionMutation,
} from '@/services/wms/generated/workflow.gen';

/** What can be done with a definition from its list; a refusal is told over the page. */
export function useDefinitionActions({ position: _position, ...definition }: Definition) {
  const [moveOne, moving] = useMoveDefinitionMutation();
  const [removeOne] = useDeleteDefinitionMutation();
  const [save, saving] = useSaveDefinitionMutation();
  const { id, version } = definition;
  return {
    move: (direction: 'up' | 'down') => moveOne({ id, direction }),
    remove: async () => !(await removeOne({ id, version })).error,
    setActive: (active: boolean) => save({ ...definition, active }),
    working: moving.isLoading || saving.isLoading,
  };
}
