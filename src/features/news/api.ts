import { newsApi } from '@/services/wms/generated/news.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  ChangeManyNewsApiArg,
  NewsDetail,
  NewsEvent,
  NewsRow,
  NewsType,
} from '@/services/wms/generated/news.gen';

export const {
  useAddCertificateMutation,
  useAskNewsMutation,
  useChangeManyNewsMutation,
  useChangeNewsStateMutation,
  useEnterManyNewsMutation,
  useEnterNewsMutation,
  useGetNewsQuery,
  useListNewsQuery,
  useListNewsTypesQuery,
  useSaveNewsTypeMutation,
  useUpdateNewsMutation,
} = newsApi;

export const { useListPeopleQuery } = usersApi;
