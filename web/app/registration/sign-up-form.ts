import { useForm } from "@mantine/form";
import { emptyValues, type FormValues } from "./form-values.ts";

/** The form of both steps. */
export const useSignUpForm = (email: string) =>
  useForm<FormValues>({ initialValues: { ...emptyValues, email } });
export type SignUpForm = ReturnType<typeof useSignUpForm>;
